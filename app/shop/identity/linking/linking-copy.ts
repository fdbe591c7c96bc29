export const LINKING_COPY = {
  page: 'Connect Your Accounts',
  title: 'Connect your accounts',
  joinedTitle: 'Your accounts are connected',
  joined: 'You can sign in with Google or with your shop account: both lead to the same orders and addresses.',
  openTitle: 'Open your address book',
  open: 'You logged in with Google. Show us once more that the shop account is yours, and your addresses are here.',
  openCode: 'We email you a six-digit code. Entering it opens your address book.',
  openPassword: 'Sign in to your shop account here.',
  proveShop:
    'You are signed in with Google. If you have shopped with us before, show us that the shop account is yours, too. Then your orders and addresses are here, whichever way you sign in.',
  proveGoogle: 'You are signed in to your shop account. Choose your Google account to sign in with it from now on.',
  soon: 'For your safety, both must be shown within ten minutes. If you signed in earlier, sign in again first.',
  knownAs: (email: string) => `Signed in as ${email}`,
  codeTitle: 'With a code',
  code: 'We email a six-digit code to the address of your shop account. Entering it connects the two.',
  passwordTitle: 'With your password',
  password:
    'Sign in to your shop account here, and the two are connected. If it has no password that you know, ask for a reset link, choose one, and then continue with Google once more.',
  nothing: 'There is nothing to connect here yet.',
  later: 'Not now',
  goOn: 'Go on',
} as const;
