import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {MetafieldView, ValueView} from './metafield-view';
import {MetafieldSection} from './MetafieldSection';
import {ProductDetails} from './ProductDetails';

const field = (label: string, ...values: ValueView[]): MetafieldView => ({id: label, label, values});

const DETAILS: readonly MetafieldView[] = [
  field('Origin', {kind: 'text', lines: ['Gujarat, India']}),
  field(LONG_NAME, {kind: 'text', lines: ['One', 'Two', LONG_NAME]}),
  field('Story', {kind: 'html', html: '<h3>From one dairy</h3><p>We buy from <strong>one</strong> dairy.</p>'}),
  field('Dairy', {kind: 'link', text: 'dairy.example', href: 'https://dairy.example', isExternal: true}),
  field('Goes with', {kind: 'link', text: 'Palak Paneer', href: '/workbench', isExternal: false}),
  field('Colors', {kind: 'color', hex: '#d9772b'}, {kind: 'color', hex: '#fffdf8'}),
  field('Creaminess', {kind: 'rating', value: '4.5', max: '5'}),
  field('Picture', {kind: 'picture', image: PICTURE, alt: 'The dairy'}),
  field('Clip', {kind: 'clip', url: '/workbench/no-such-clip', poster: PICTURE, title: 'The dairy'}),
  field('Lab report', {kind: 'entry', fields: [field('Lab name', {kind: 'text', lines: ['Lab']})]}),
];

/** Metafields of every kind. */
function MetafieldStates() {
  return (
    <>
      <State name="every kind of value">
        <MetafieldSection details={DETAILS} />
      </State>
      <State name="loaded when there is something to show">
        <ProductDetails details={DETAILS.slice(0, 1)} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Metafields', States: MetafieldStates};
