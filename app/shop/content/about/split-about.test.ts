import {describe, expect, it} from 'vitest';
import {splitAbout} from './split-about';

const STORY = '<h2>Our story</h2><p>One.</p><p>Two.</p><p>Three.</p>';
const science = (html: string) => splitAbout(`${STORY}<h2>The science</h2><p>Water.</p>${html}`).science?.sections;

describe('splitAbout', () => {
  it('shows two paragraphs of the story, and the others on request', () => {
    expect(splitAbout(STORY)).toEqual({
      story: {title: 'Our story', html: '<p>One.</p><p>Two.</p>', moreHtml: '<p>Three.</p>'},
      science: null,
    });
  });

  it('returns the steps, cards and comparison of the science', () => {
    const table =
      '<table><thead><tr><th scope="col">Compared</th><th scope="col">Dried &amp; frozen</th></tr></thead>' +
      '<tbody><tr><th scope="row">Heat</th><td>Little</td></tr></tbody></table>';
    expect(
      science(
        '<h3>How</h3>\n<ol>\n<li><strong>Freeze.</strong> At <em>once</em>.</li>\n</ol>' +
          `<h3>Why</h3><ul><li><strong>Light:</strong> Yes.</li></ul><h3>Compare</h3><div data-scroll-x>${table}</div>`,
      ),
    ).toEqual([
      {title: 'How', kind: 'steps', items: [{title: 'Freeze', html: 'At <em>once</em>.'}]},
      {title: 'Why', kind: 'cards', items: [{title: 'Light', html: 'Yes.'}]},
      {title: 'Compare', kind: 'comparison', columns: ['Compared', 'Dried & frozen'], rows: [['Heat', 'Little']]},
    ]);
  });

  it.each([
    ['a list whose items have no title', '<ul><li>Light.</li></ul>'],
    ['a table with rows of another length', '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>'],
    ['a list with text after it', '<ul><li><strong>A.</strong> B</li></ul><p>More.</p>'],
  ])('shows %s as text', (_what, html) => {
    expect(science(`<h3>Why</h3>${html}`)).toEqual([{title: 'Why', kind: 'text', html}]);
  });

  it('returns neither for a page without headings', () => {
    expect(splitAbout('<p>Soon.</p>')).toEqual({story: null, science: null});
  });
});
