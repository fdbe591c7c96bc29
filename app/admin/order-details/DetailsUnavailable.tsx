import {Alert} from '~/ui/Alert';
import {ORDER_DETAILS_COPY} from './order-details-copy';

/** Stands where payment and customer are while Shopify does not answer. */
export const DetailsUnavailable = ({text}: {readonly text: string}) => (
  <Alert tone="warning" title={ORDER_DETAILS_COPY.failed}>
    {text}
  </Alert>
);
