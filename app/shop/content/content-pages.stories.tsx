import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {FaqsPage} from './faqs/FaqsPage';
import type {ContentView} from './page/content-view';
import {ContentScreen} from './page/ContentScreen';
import {PolicyPage} from './policy/PolicyPage';

const HTML =
  '<p>We cook, dry and pack. <a href="/products">See all dishes</a>.</p><ul><li>No preservatives</li><li>15 minutes</li></ul><h3>At home</h3><p>Add water and simmer.</p><blockquote>Like at my grandmother’s.</blockquote><table><thead><tr><th>Zone</th><th>Days</th></tr></thead><tbody><tr><td>East</td><td>2</td></tr></tbody></table>';

const CONTENTS: Readonly<Record<string, ContentView>> = {
  'a text in parts': {
    title: 'Shipping and returns',
    description: null,
    layout: 'text',
    parts: [
      {title: null, html: HTML},
      {title: LONG_NAME, html: '<p>A second part.</p>'},
    ],
  },
  'questions and answers': {
    title: 'Questions',
    description: null,
    layout: 'questions',
    introHtml: '<p>What others have asked.</p>',
    questions: [
      {id: 'workbench-question-1', title: 'How long does it keep?', html: '<p>Twelve months.</p>'},
      {id: 'workbench-question-2', title: LONG_NAME, html: HTML},
    ],
  },
};

const POLICY_PART = {id: 'workbench-policy', title: 'Shipping Policy', html: HTML, headings: []};
const POLICIES = [
  {...POLICY_PART, headings: [{id: 'workbench-heading', title: LONG_NAME}]},
  {...POLICY_PART, id: 'workbench-policy-2', title: 'Refund Policy'},
];

/** Pages of text from Shopify. */
function ContentStates() {
  return (
    <>
      {Object.entries(CONTENTS).map(([name, content]) => (
        <State key={name} name={name} isWide>
          <ContentScreen content={content} />
        </State>
      ))}
      {Object.entries(CONTENTS).map(([name, content]) => (
        <State key={name} name={`questions page: ${name}`} isWide>
          <FaqsPage content={content} supportEmail="help@shop.example" />
        </State>
      ))}
      <State name="policies with a summary" isWide>
        <PolicyPage name="shipping-returns" title="Shipping & Returns" updated="June 1, 2026" parts={POLICIES} />
      </State>
      <State name="a policy without a summary, headings and date" isWide>
        <PolicyPage name="other" title={LONG_NAME} updated={null} parts={[{...POLICY_PART, title: null}]} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Content pages', States: ContentStates};
