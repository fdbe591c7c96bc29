import {describe, expect, it} from 'vitest';
import {toParagraphs} from './html-paragraphs';

describe('toParagraphs', () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', ['One.', 'Two.']],
    ['<p>One,<br>still one.</p>\n<p></p>\n<p>&nbsp;</p><p>Two.</p>', ['One, still one.', 'Two.']],
    ['One.<br><br />Two.', ['One.', 'Two.']],
    ['One.\n\nTwo.\nStill two.', ['One.', 'Two. Still two.']],
    ['<h2>Why</h2><ul><li>Fast</li><li>Good</li></ul>', ['Why', 'Fast', 'Good']],
    ['<p>Salt &amp; pepper &#8212; &#x2019;tis &quot;it&quot;</p>', ['Salt & pepper — ’tis "it"']],
    ['', []],
  ])('splits %j into paragraphs', (html, paragraphs) => {
    expect(toParagraphs(html)).toEqual(paragraphs);
  });

  it('removes scripts, styles and comments with their content', () => {
    expect(toParagraphs('<style>p{}</style><!-- x --><script>alert(1)</script><p>Safe</p>')).toEqual(['Safe']);
  });

  it('decodes entities once, so that escaped markup stays text', () => {
    expect(toParagraphs('<p>&amp;lt;b&amp;gt; &lt;b&gt;</p>')).toEqual(['&lt;b&gt; <b>']);
  });
});
