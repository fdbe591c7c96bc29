import type {FulfillmentCommand} from './fulfillment-command';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {addTracking, cancelFulfillmentOrder, fulfill} from './fulfillment-operations.server';
import {placeHold, releaseHolds} from './hold-operations.server';

export function toFulfillmentOperation(command: FulfillmentCommand): FulfillmentOperation {
  switch (command.kind) {
    case 'fulfill':
      return fulfill(command);
    case 'add-tracking':
    case 'update-tracking':
      return addTracking(command);
    case 'cancel-fulfillment':
      return cancelFulfillmentOrder;
    case 'place-hold':
      return placeHold(command);
    case 'release-holds':
      return releaseHolds(command.holdIds);
  }
}
