import {CARDS} from '~/shop/catalog/catalog-samples';
import {LONG_NAME} from '~/workbench/long-name';
import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {LotView} from './lot-view';
import {LotLine} from './LotLine';
import {LotNotFound} from './LotNotFound';
import {LotPage} from './LotPage';

const LOT: LotView = {
  number: 'PPN-2620',
  driedOn: '2026-05-12',
  roastedBy: 'Fatima Sheikh',
  spice: 'Cumin',
  origin: 'Unjha, Gujarat',
  verdict: 'Green, and it tastes green.',
  taster: 'Meera Krishnan',
  isSample: true,
  dishes: CARDS.slice(0, 1),
  others: [{number: 'PPN-2615', driedOn: '2026-04-08'}],
};
const LONG: LotView = {
  ...LOT,
  number: 'A'.repeat(32),
  roastedBy: LONG_NAME,
  spice: LONG_NAME,
  origin: LONG_NAME,
  verdict: LONG_NAME,
  taster: LONG_NAME,
  dishes: CARDS.slice(0, 3),
};
const BARE: LotView = {
  ...LOT,
  roastedBy: null,
  spice: null,
  origin: null,
  verdict: null,
  taster: null,
  isSample: false,
  dishes: [],
  others: [],
};

/** The story of a lot: with all facts, with very long ones, and with none. */
function LotStates() {
  return (
    <>
      {Object.entries({'all facts': LOT, 'long names': LONG, 'no facts': BARE}).map(([name, lot]) => (
        <State key={name} name={name} isWide>
          <LotPage lot={lot} renderBuy={renderBuy} />
        </State>
      ))}
      <State name="beside a price">
        <LotLine lot={{...LOT, driedOn: 'May 12'}} />
      </State>
      <State name="beside a price, without a taster">
        <LotLine lot={{...LOT, driedOn: 'May 12', taster: null}} />
      </State>
      <State name="an unknown lot" isWide>
        <LotNotFound />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Lots', States: LotStates};
