/** Credentials of the local shop. They give access to seed data only. */
export const LOCAL_CREDENTIALS = {
  publicToken: '10ca15707ef40271e51a11a7ef00d0c5',
  privateToken: 'shpat_local_private',
  adminToken: 'shpat_local_admin',
  adminClientId: '10ca1570c11e47271e51a11a7ef00d0c',
  webhookSecrets: ['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', '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'],
  customerAccountClientId: 'shp_10ca1570-7ef4-4271-a51a-11a7ef00d0c5',
} as const;

/** Secrets of the local storefront. They are public, so they must not be used for a real store. */
export const LOCAL_STOREFRONT_SECRETS = {
  SESSION_SECRETS: 'a secret that all laptops share and no real shop',
  RECONCILE_SECRET: 'a reconcile secret that all laptops share',
};
