import {GUEST_ORDER} from '~/workbench/order-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {GuestLinkProblem} from './GuestLinkProblem';
import {GuestOrderPage} from './GuestOrderPage';

function GuestOrderStates() {
  return (
    <>
      <State name="several parcels" isWide>
        <GuestOrderPage order={GUEST_ORDER} />
      </State>
      <State name="expired or unknown link" isWide>
        <GuestLinkProblem kind="missing" />
      </State>
      <State name="unavailable" isWide>
        <GuestLinkProblem kind="unavailable" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Guest order page', States: GuestOrderStates};
