import {describe, expect, it} from 'vitest';
import {toDescriptionHtml, toDescriptionText} from './description-html.server';

describe('toDescriptionText', () => {
  it.each([
    ['', ''],
    ['<p>One &amp; two</p>\n<p>Three</p>', 'One & two\n\nThree'],
    ['<p>Don&#39;t<br>wait</p>', "Don't\nwait"],
    ['<p>1 &lt; 2</p>', '1 < 2'],
  ])('shows %j as plain text', (html, text) => {
    expect(toDescriptionText(html)).toBe(text);
  });

  it.each([
    '<p>With <strong>weight</strong></p>',
    '<ul><li>One</li></ul>',
    '<p class="x">One</p>',
    'Without a paragraph',
  ])('shows %j as it is, so that no formatting is lost', (html) => expect(toDescriptionText(html)).toBe(html));

  it('keeps a tag that is meant as text apart from HTML', () => {
    const html = '<p>Write &lt;b&gt; here</p>';
    expect(toDescriptionText(html)).toBe(html);
  });
});

describe('toDescriptionHtml', () => {
  it.each(['One & two\n\nThree\nfour', '"Quoted" 1 < 2'])('keeps %j through Shopify', (text) => {
    expect(toDescriptionText(toDescriptionHtml(text))).toBe(text);
  });

  it('removes scripts and event handlers from HTML', () => {
    const html = toDescriptionHtml('<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">a</a></p>');
    expect(html).not.toMatch(/script|onclick/);
    expect(html).toContain('<p>Hi');
  });
});
