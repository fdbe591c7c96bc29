import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sanitizeHtml} from './sanitize-html.server';

/** Must not occur in sanitized HTML, whatever the input. */
const DANGEROUS =
  /<\s*(?:script|style|iframe|object|embed|svg|math|form|input|base|meta|link)|\son\w+\s*=|javascript:|style\s*=/i;

describe('sanitizeHtml', () => {
  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<ScRiPt src=https://evil.example/x.js></ScRiPt>Hi', 'Hi'],
    ['Hi<script>alert(1)', 'Hi'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<img src="/a.png" alt="A" onload="alert(1)">', '<img src="/a.png" alt="A">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#9;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#x6A;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="vbscript:msgbox(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
    ['<svg onload=alert(1)><path/></svg>Hi', 'Hi'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>Hi', 'Hi'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Hi', 'Hi'],
    ['<object data="evil.swf"></object><embed src="evil.swf">Hi', 'Hi'],
    ['<p style="background:url(javascript:alert(1))">Hi</p>', '<p>Hi</p>'],
    ['<style>body{display:none}</style><p class="fixed inset-0" id="content">Hi</p>', '<p>Hi</p>'],
    ['<form action="https://evil.example"><input name="card"><button>Pay</button></form>', 'Pay'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">Hi', 'Hi'],
    ['<!--[if gte IE 4]><script>alert(1)</script><![endif]-->Hi', 'Hi'],
    [
      '<details open ontoggle=alert(1)><summary>Q</summary>A</details>',
      '<details open><summary>Q</summary>A</details>',
    ],
    ['<a href="https://ok.example" target="_top" onclick="alert(1)">x</a>', '<a href="https://ok.example">x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<td colspan="99999999">x', '<td>x</td>'],
    ['</div></main><p>Hi', '<p>Hi</p>'],
    ['<b><i>Hi</b></i>', '<b><i>Hi</i></b>'],
    ['<p title="</p><script>alert(1)</script>">Hi</p>', '<p>Hi</p>'],
    ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
  ])('neutralizes %s', (payload, expected) => {
    const html = sanitizeHtml(payload);
    expect(html).not.toMatch(DANGEROUS);
    expect(html).toBe(expected);
  });

  it('never returns dangerous or unclosed markup for any input', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<p>',
      '</p>',
      '<a href="',
      'javascript:',
      '">',
      "'",
      '<!--',
      '-->',
      ' onload=x ',
      '<svg',
      '/>',
      '<table>',
      '</table>',
      '&lt;',
      '<',
      '>',
      'text',
      '<img src=',
      '</',
      'style="',
      '<td>',
      '<h1>',
      '</h1>',
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 24}), (pieces) => {
        const html = sanitizeHtml(pieces.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        expect(tags.join('')).not.toMatch(DANGEROUS);
        const ends = tags.filter((tag) => tag.startsWith('</')).length;
        const begins = tags.filter((tag) => !tag.startsWith('</') && !/^<(?:br|hr|img)\b/.test(tag)).length;
        expect(begins).toBe(ends);
      }),
      {seed: 20260401},
    );
  });
});

describe("HTML from Shopify's editor", () => {
  it('keeps structure, emphasis, lists and links', () => {
    const html = '<p>Write to <a href="mailto:support@shop.example">us</a>.</p><ul><li><strong>Now</strong></li></ul>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('gets headings below the level of the page title', () => {
    expect(sanitizeHtml('<h1>A</h1><h2>B</h2><h3>C</h3>')).toBe('<h2>A</h2><h2>B</h2><h3>C</h3>');
    expect(sanitizeHtml('<h2>B</h2><h6>C</h6>', {isNested: true})).toBe('<h3>B</h3><h6>C</h6>');
  });

  it('gets tables that scroll on their own and are focusable', () => {
    expect(sanitizeHtml('<table><tr><th scope="row">A</th></tr></table>')).toBe(
      '<div data-scroll-x role="region" aria-label="Table" tabindex="0"><table><tr><th scope="row">A</th></tr></table></div>',
    );
  });

  it('gets links to storefront pages', () => {
    const toLink = (url: string) => url.replace('https://shop.example/pages', '');
    expect(sanitizeHtml('<a href="https://shop.example/pages/faqs">x</a>', {toLink})).toBe('<a href="/faqs">x</a>');
  });
});
