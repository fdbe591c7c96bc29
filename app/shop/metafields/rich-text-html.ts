import {z} from 'zod';
import {escapeXml} from '~/core/escape-xml';
import {parseJsonOrNull} from '~/core/parse-json';
import {toSafeLink} from './safe-link';

/** A node of Shopify's rich text. What a type does not use is ignored. */
const NodeSchema = z.object({
  type: z.string(),
  value: z.string().optional().catch(undefined),
  children: z.array(z.unknown()).optional().catch(undefined),
  level: z.number().optional().catch(undefined),
  listType: z.string().optional().catch(undefined),
  bold: z.boolean().optional().catch(undefined),
  italic: z.boolean().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
});

type RichNode = z.output<typeof NodeSchema>;

/** Deeper nodes are left out, so that no text can exhaust the stack. */
const MAX_DEPTH = 20;
const LOWEST_HEADING = 6;
/** The highest heading of a text is below that of its section. */
const HIGHEST_HEADING = 3;

/**
 * Converts rich text, which is JSON, to HTML of known elements. Its texts are escaped and its links checked.
 * @returns empty if it is no rich text
 */
export function toRichTextHtml(json: string, toPath: (url: string) => string): string {
  const toHtml = (source: unknown, depth: number): string => {
    const parsed = NodeSchema.safeParse(source);
    if (!parsed.success || depth > MAX_DEPTH) return '';
    const inner = (parsed.data.children ?? []).map((child) => toHtml(child, depth + 1)).join('');
    return render(parsed.data, inner, toPath);
  };
  const root = NodeSchema.safeParse(parseJsonOrNull(json));
  return root.success && root.data.type === 'root' ? raiseHeadings(toHtml(root.data, 0)) : '';
}

/** Headings leave out no level, whatever the highest one of the text is. */
function raiseHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const steps = HIGHEST_HEADING - Math.min(...levels);
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.min(LOWEST_HEADING, Number(level) + steps)}>`;
  });
}

function render(node: RichNode, inner: string, toPath: (url: string) => string): string {
  switch (node.type) {
    case 'root':
      return inner;
    case 'text':
      return renderText(node);
    case 'paragraph':
      return inner && `<p>${inner}</p>`;
    case 'heading': {
      const level = Math.min(LOWEST_HEADING, Math.max(1, Math.trunc(node.level ?? 1)));
      return inner && `<h${level}>${inner}</h${level}>`;
    }
    case 'list':
      return node.listType === 'ordered' ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'list-item':
      return `<li>${inner}</li>`;
    case 'link': {
      const link = toSafeLink(node.url ?? '', toPath);
      return link ? `<a href="${escapeXml(link.href)}">${inner}</a>` : inner;
    }
    default:
      return inner;
  }
}

function renderText({value = '', bold, italic}: RichNode): string {
  const text = escapeXml(value).replaceAll('\n', '<br>');
  const emphasized = italic ? `<em>${text}</em>` : text;
  return bold ? `<strong>${emphasized}</strong>` : emphasized;
}
