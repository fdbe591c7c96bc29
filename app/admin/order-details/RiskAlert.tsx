import {Alert} from '~/ui/Alert';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import type {OrderRisk} from './order-details-view';

/** Why Shopify advises to check an order, or to cancel it. */
export function RiskAlert({risk: {recommendation, reasons}}: {readonly risk: OrderRisk}) {
  return (
    <Alert tone="warning" title={ORDER_DETAILS_COPY.risk[recommendation]}>
      {reasons.length > 0 ? (
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        ORDER_DETAILS_COPY.riskText
      )}
    </Alert>
  );
}
