import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {AboutText, FounderView} from './about-view';
import {AboutPage} from './AboutPage';

const item = (title: string) => ({title, html: 'One sentence about it.'});
const TEXT: AboutText = {
  story: {title: 'Our story', html: '<p>We cook.</p>', moreHtml: '<p>And we dry.</p>'},
  science: {
    title: 'The science',
    html: '<p>Water leaves.</p>',
    sections: [
      {title: 'Steps', kind: 'steps', items: ['Freeze', 'Dry', LONG_NAME].map(item)},
      {title: 'Cards', kind: 'cards', items: ['Light', 'Quick'].map(item)},
      {title: 'Compared', kind: 'comparison', columns: ['What', 'Dried', 'Canned'], rows: [['Heat', 'Little', 'Much']]},
      {title: 'Text', kind: 'text', html: '<p>A paragraph.</p>'},
    ],
  },
};
const person = (handle: string, change: Partial<FounderView> = {}): FounderView => ({
  handle,
  name: 'Ada Lovelace',
  role: 'Recipes',
  shortText: 'Cooks.',
  longText: ['And writes programs.'],
  portrait: PICTURE,
  ...change,
});
const FOUNDERS = [person('a'), person('b', {name: LONG_NAME, portrait: null}), person('c', {longText: []})];
const PAGE = {title: 'About', founders: FOUNDERS, picture: PICTURE, sciencePicture: PICTURE, ...TEXT};

/** The about page: both tabs, and what a merchant may leave out. */
function AboutStates() {
  return (
    <>
      <State name="story and founders" isWide>
        <AboutPage {...PAGE} tab="stories" />
      </State>
      <State name="science" isWide>
        <AboutPage {...PAGE} tab="science" />
      </State>
      <State name="a text alone" isWide>
        <AboutPage {...PAGE} tab="science" science={null} founders={[]} picture={null} sciencePicture={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'About page', States: AboutStates};
