import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {INCOMPLETE, trackingNotice} from './tracking-update-copy';
import type {TrackingUpdateResult, TrackingUpdateView} from './tracking-update-view';
import {TrackingUpdatePage} from './TrackingUpdatePage';

const VIEW: TrackingUpdateView = {
  order: '',
  search: '',
  found: null,
  isUnavailable: false,
  unsentImports: [],
  idempotencyKey: 'workbench',
};
const FOUND = [
  {id: '1042', name: '#1042', isNamed: true, customer: 'Ada Byron'},
  {id: '1043', name: '#1043', isNamed: true, customer: LONG_NAME},
  {id: '1044', name: '#1044', isNamed: true, customer: null},
];
const EMPTY: TrackingUpdateResult = {failure: INCOMPLETE, fieldErrors: {}, values: {order: '#1042'}, choices: []};
const CHOICES = [
  {id: 'parcel', kind: 'parcel', quantity: 1, numbers: ['1Z999AA10123456784']},
  {id: 'left', kind: 'left', quantity: 2, numbers: []},
] as const;
const SEVERAL: TrackingUpdateResult = {
  failure: trackingNotice({kind: 'several-parcels', choices: CHOICES}),
  fieldErrors: {},
  values: {order: '#1042', carrier: 'UPS', number: '1Z999AA10123456784', notifyCustomer: 'yes'},
  choices: CHOICES,
};
const INVALID_NUMBER: TrackingUpdateResult = {
  failure: trackingNotice({kind: 'on-hold'}),
  fieldErrors: {carrier: 'Choose a carrier', number: 'This is no FedEx number: expected 12, 15, 20 or 22 digits'},
  values: {order: '#1042', number: '1Z'},
  choices: [],
};

function TrackingStates() {
  return (
    <>
      <State name="empty">
        <TrackingUpdatePage view={VIEW} result={undefined} />
      </State>
      <State name="found orders">
        <TrackingUpdatePage view={{...VIEW, search: '104', found: FOUND}} result={undefined} />
      </State>
      <State name="nothing found, required fields empty">
        <TrackingUpdatePage view={{...VIEW, search: '7', found: []}} result={EMPTY} />
      </State>
      <State name="several parcels">
        <TrackingUpdatePage view={VIEW} result={SEVERAL} />
      </State>
      <State name="field errors, database down">
        <TrackingUpdatePage view={{...VIEW, search: '1', isUnavailable: true}} result={INVALID_NUMBER} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Tracking', States: TrackingStates};
