export const ONE_TAP_COPY = {
  title: 'One tap, and you are at home here',
  text: 'With an account you watch your orders move, buy a dish again in two taps, and keep your addresses for the next dinner.',
} as const;
