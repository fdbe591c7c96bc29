import type {PageCommand} from '~/admin/frame/page-commands';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {PalettePanel} from './dialog/PalettePanel';
import {PaletteLink} from './PaletteLink';
import type {AdminSearchResults} from './results/admin-search-view';
import {AdminSearchPage} from './results/AdminSearchPage';
import {toFoundGroups, toLocalGroups} from './results/palette-entry';

const noop = () => undefined;
const HANDLERS = {onRetry: noop, onLeave: noop, onRun: noop};

const COMMANDS: readonly PageCommand[] = [
  {title: 'Go to Mark as Fulfilled', key: 'f', run: noop},
  {title: 'Pack the order', key: 'p', path: '/admin/orders/1042/pack'},
  {title: 'Refund items', path: '/admin/orders/1042/refund'},
];

const FOUND: AdminSearchResults = {
  query: 'ada',
  groups: [
    {
      kind: 'orders',
      hits: [
        {path: '/admin/orders/1', title: '#1042', detail: 'Ada Byron · 2 × Palak Paneer', note: 'Ship today'},
        {path: '/admin/orders/2', title: '#1043', detail: `${LONG_NAME} · 12 × Goat Curry`, note: '20 days late'},
        {path: '/admin/orders/3', title: '#1044', detail: null, note: 'Sent'},
      ],
      isUnavailable: false,
    },
    {
      kind: 'customers',
      hits: [
        {path: '/admin/customers/1', title: 'Ada Byron', detail: 'ada@example.com', note: null},
        {path: '/admin/customers/2', title: LONG_NAME, detail: null, note: null},
      ],
      isUnavailable: false,
    },
    {
      kind: 'products',
      hits: [{path: '/admin/products/1', title: 'Adai Mix', detail: 'Product', note: 'Draft'}],
      isUnavailable: false,
    },
  ],
};

const NOTHING: AdminSearchResults = {query: LONG_NAME, groups: FOUND.groups.map((group) => ({...group, hits: []}))};
const PARTIAL: AdminSearchResults = {
  ...FOUND,
  groups: FOUND.groups.map((group) => (group.kind === 'products' ? {...group, hits: [], isUnavailable: true} : group)),
};

const SEEN = [
  {path: '/admin/orders/1', title: 'Order #1042'},
  {path: '/admin/customers/2', title: LONG_NAME},
  {path: '/admin/orders/batch/3', title: 'Batch of 30 orders: On hold: other reason'},
];

function PaletteStates() {
  const local = toLocalGroups('', COMMANDS, 'owner');
  return (
    <>
      <State name="link that opens it">
        <PaletteLink />
      </State>
      <State name="commands and pages">
        <PalettePanel words="" groups={local} chosen="command-1" state="found" {...HANDLERS} />
      </State>
      <State name="what was seen last">
        <PalettePanel
          words=""
          groups={toLocalGroups('', COMMANDS, 'owner', SEEN)}
          chosen="/admin/orders/1"
          state="found"
          {...HANDLERS}
        />
      </State>
      <State name="hits of each kind">
        <PalettePanel words="ada" groups={toFoundGroups(FOUND)} chosen="/admin/orders/1" state="found" {...HANDLERS} />
      </State>
      <State name="products unavailable">
        <PalettePanel words="ada" groups={toFoundGroups(PARTIAL)} chosen={null} state="found" {...HANDLERS} />
      </State>
      <State name="nothing found">
        <PalettePanel
          words={NOTHING.query}
          groups={toFoundGroups(NOTHING)}
          chosen={null}
          state="nothing"
          {...HANDLERS}
        />
      </State>
      <State name="no response">
        <PalettePanel words="ada" groups={[]} chosen={null} state="failed" {...HANDLERS} />
      </State>
      <State name="search page" isWide>
        <AdminSearchPage {...FOUND} />
      </State>
      <State name="search page without a search" isWide>
        <AdminSearchPage query="" groups={[]} />
      </State>
      <State name="search page, nothing found" isWide>
        <AdminSearchPage {...NOTHING} />
      </State>
      <State name="search page, products unavailable" isWide>
        <AdminSearchPage {...PARTIAL} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Command palette', States: PaletteStates};
