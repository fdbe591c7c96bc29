export const INVOICE_COPY = {
  title: 'Invoice',
  from: 'From',
  to: 'To',
  placedOn: 'Placed on',
  items: 'Order Items',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Price',
  lineTotal: 'Amount',
  print: 'Print',
  back: 'Back to the order',
} as const;
