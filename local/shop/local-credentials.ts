/**
 * Tokens of the shop on this machine. They open nothing but seeded data, and the storefront's defaults for a local
 * store are these very values.
 */
export const LOCAL_CREDENTIALS = {
  publicToken: '10ca15707ef40271e51a11a7ef00d0c5',
  privateToken: 'shpat_local_private',
  adminToken: 'shpat_local_admin',
  adminClientId: '10ca1570c11e47271e51a11a7ef00d0c',
  webhookSecrets: ['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', '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'],
  customerAccountClientId: 'shp_10ca1570-7ef4-4271-a51a-11a7ef00d0c5',
} as const;
