export const SLIP_COPY = {
  title: 'Packing slip',
  print: 'Print',
  pack: 'Back to packing',
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  missing: '—',
  address: 'Ship to',
  note: 'Gift note',
  qrCode: 'QR code that opens the order in the desk',
  forStaff: 'For our staff',
  wholeOrder: 'This slip lists all items of the order, because nothing is left to send or the shop does not answer.',
} as const;
