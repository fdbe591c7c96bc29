import {Alert} from '~/ui/Alert';
import {DESK_ORDER_COPY} from '../desk-copy';

/** Says that an order is being canceled, so that it is not packed meanwhile. */
export function CancelingAlert() {
  return (
    <Alert tone="warning" title={DESK_ORDER_COPY.canceling}>
      {DESK_ORDER_COPY.cancelingText}
    </Alert>
  );
}
