/** The URLs of pages with a version in Markdown. */
const PRODUCT_PAGE = /^https?:\/\/[^/]+\/product\/[^/?#]+(?:[?#]|$)/;
const MARKDOWN = 'text/markdown';

const MARKDOWN_SEGMENT = '/markdown';

/** Returns whether a URL has a version in Markdown, so that responses depend on the request's `Accept` header. */
export const hasMarkdown = (url: string): boolean => PRODUCT_PAGE.test(url);

/**
 * Leads a request that prefers Markdown, such as a language model's, to the Markdown version of the page.
 * @param request for a page that {@link hasMarkdown}
 * @returns the request itself if it prefers HTML
 */
export function negotiateMarkdown(request: Request): Request {
  if (!['GET', 'HEAD'].includes(request.method)) return request;
  const accept = request.headers.get('Accept')?.toLowerCase() ?? '';
  if (!accept.includes(MARKDOWN)) return request;
  const quality = readQualities(accept);
  const markdown = quality(MARKDOWN);
  if (markdown === 0 || markdown < quality('text/html')) return request;
  const url = new URL(request.url);
  url.pathname += MARKDOWN_SEGMENT;
  return new Request(url, request);
}

/** Reads an `Accept` header in lower case; returns the quality of a type that it names, from 0 to 1, and 0 for others. */
function readQualities(accept: string): (type: string) => number {
  const qualities = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, quality === undefined ? 1 : Math.min(Math.max(Number(quality) || 0, 0), 1)] as const;
    }),
  );
  return (type) => qualities.get(type) ?? 0;
}
