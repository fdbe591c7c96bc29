import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {batchNumbersNotice} from './batch-numbers-copy';
import type {BatchNumbersView} from './batch-numbers-view';
import {BatchNumbersPage} from './BatchNumbersPage';

const VIEW: BatchNumbersView = {
  path: '/admin/orders/batch/1',
  parcels: [
    {id: '1', name: '#1042', customer: 'Ada Byron'},
    {id: '2', name: '#1043', customer: LONG_NAME},
    {id: '3', name: '#1044', customer: null},
  ],
  id: 'workbench',
};

const REJECTED = {
  failure: batchNumbersNotice({kind: 'count', numbers: 2, orders: 3}),
  pasted: '1Z999AA10123456784\n986578788855',
  id: 'workbench',
};

function BatchNumbersStates() {
  return (
    <>
      <State name="nothing entered" isWide>
        <BatchNumbersPage view={VIEW} result={undefined} leftOut={null} />
      </State>
      <State name="one number is missing" isWide>
        <BatchNumbersPage view={VIEW} result={REJECTED} leftOut={null} />
      </State>
      <State name="nothing to send" isWide>
        <BatchNumbersPage view={{...VIEW, parcels: []}} result={undefined} leftOut={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Tracking numbers of a batch', States: BatchNumbersStates};
