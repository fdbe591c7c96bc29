export const ERROR_COPY = {
  notFound: {
    title: 'Oops! Page not found',
    body: 'The page may have moved, or the address may have a slip in it.',
    home: 'Return to Home',
    products: 'Browse All Products',
    search: 'Search our dishes',
    submit: 'Search',
    popular: 'What most people come for',
    productNotice: 'Product Not Found',
  },
  failure: {
    title: 'Application Error',
    body: 'Something went wrong on our side. It is not your doing, and your cart is safe.',
    security: 'For security, technical details are never shown here.',
    details: 'Technical details',
  },
  page: {
    title: 'Page rendering error',
    refresh: 'Refresh Page',
  },
  authentication: {
    title: (message: string) => `Authentication error: ${message}`,
    unreachable: 'Failed to reach authentication service',
    signedOut: 'You are not signed in. Your cart is safe, and you can still shop and check out.',
    body: 'We cannot check who you are right now, so we show nothing private. Your cart is safe, and you can still shop and check out.',
  },
  unavailable: {
    title: 'This page cannot be loaded right now',
    products: 'Failed to load products from Shopify.',
    body: 'The shop is not answering just now. This usually passes within a minute.',
  },
  health: {
    label: 'System status',
    ok: 'Operational',
    degraded: 'Issues Detected',
    database: {connected: 'Database Connected', disconnected: 'Database Disconnected'},
    shopify: {connected: 'Shopify API Connected', disconnected: 'Shopify API Disconnected'},
  },
  tryAgain: 'Try Again',
  retries: (count: number) => (count === 1 ? 'Tried again once' : `Tried again ${count} times`),
  reference: 'Reference:',
} as const;
