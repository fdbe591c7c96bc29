/** The headers of a browser. Crawlers, such as the client of Node, get no streamed pages. */
export const BROWSER_HEADERS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
};
