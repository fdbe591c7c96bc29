export const ONE_TAP_COPY = {
  title: 'One tap, and you are at home here',
} as const;
