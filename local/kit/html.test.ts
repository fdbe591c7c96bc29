import {describe, expect, it} from 'vitest';
import {html} from './html';

describe('the html tag', () => {
  it('escapes every value, in text and in attributes', () => {
    const typed = `<script>alert("x")</script> & 'co'`;
    expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
    );
  });

  it('does not escape nested markup, also in arrays', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`${items}`.text).toBe('<li>a</li><li>&lt;b&gt;</li>');
  });

  it('renders false, null and undefined as empty, and zero as a digit', () => {
    expect(html`<p>${null}${undefined}${false}${0}</p>`.text).toBe('<p>0</p>');
  });
});
