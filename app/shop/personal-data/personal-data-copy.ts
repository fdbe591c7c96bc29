import {PERSONAL_DATA_POLICY} from '~/core/policy';

const {deletionDays, linkHours} = PERSONAL_DATA_POLICY;

export const PRIVACY_PATH = '/profile/privacy';
export const DELETION_PATH = `${PRIVACY_PATH}/delete`;
export const DOWNLOAD_PATH = `${PRIVACY_PATH}/download`;
export const EMAIL_PATH = '/profile/email';

export const PRIVACY_COPY = {
  title: 'Your data',
  unavailable: 'Your data cannot be shown right now',
  unavailableText: 'Please try again in a few minutes. You can still shop and check out.',
  retry: 'Try Again',
  email: 'Email address',
  noEmail: 'None',
  changeEmail: 'Change email address',
  sessions: 'Where you are logged in',
  sessionsText: 'If you do not know one of these, end it and change your password.',
  current: 'This device',
  unknownDevice: 'Unknown device',
  method: {shopify: 'with email', google: 'with Google'},
  began: 'Logged in',
  lastUsed: 'last used',
  end: 'End',
  endLabel: (device: string) => `End the session: ${device}`,
  endOthers: 'End all other sessions',
  download: 'Download your data',
  downloadText:
    'One file with everything we hold about you: profile, orders, reviews, notifications, subscriptions and sessions.',
  downloadButton: 'Download my data',
  delete: 'Delete your account',
  deleteText: `You choose, and we delete it after ${deletionDays} days. Until then you can change your mind.`,
  deleteLink: 'Delete my account',
} as const;

export const MAILS_COPY = {
  title: 'Mails',
  text: 'What you must know about your orders and your account always arrives. The others are up to you.',
  marketing: 'Offers and news',
  marketingState: {
    confirmed: 'You are subscribed.',
    pending: 'Confirm your address with the link that we mailed.',
    unsubscribed: 'You are not subscribed.',
    none: 'You are not subscribed.',
    unknown: 'Your address is not confirmed, so we show nothing about it. The links in our mails always work.',
  },
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  parcels: 'Delays and delivery attempts',
  parcelsOn: 'By email, and in your account.',
  parcelsOff: 'In your account only.',
  reviews: 'How was your dinner?',
  reviewsOn: 'Once per order, a week after it arrived.',
  off: 'Off',
  stock: 'Back in stock',
  stockState: (count: number) => (count === 1 ? 'You wait for 1 product.' : `You wait for ${count} products.`),
  stop: 'Turn off',
  start: 'Turn on',
} as const;

export const EMAIL_COPY = {
  title: 'Change your email address',
  current: 'Current email address',
  next: 'New email address',
  text: `We mail both addresses. The change is made once both have confirmed it, within ${linkHours} hours.`,
  kept: 'Your orders, addresses, reviews and subscriptions stay yours. Mails about orders that you have placed already go to the address that you gave with them. If you log in with Google, too, that stays as it is.',
  save: 'Mail both addresses',
  saving: 'Sending...',
  same: 'This is your current email address.',
  back: 'Back to your data',
  pending: 'This change waits for a confirmation',
  pendingText: (address: string) => `We mailed your current address and ${address}.`,
  oldWaits: 'Your current address has not confirmed it yet.',
  newWaits: 'The new address has not confirmed it yet.',
  applying: 'Both addresses have confirmed it. We are changing it.',
  expired: 'The links have expired. Ask for new ones below.',
  cancel: 'Cancel the change',
  taken: 'Your email address was not changed',
  takenText: (address: string) =>
    `${address} belongs to another account of our shop. Log in with it, or choose another.`,
  refused: 'Your email address was not changed',
  refusedText: (address: string) => `Our shop does not accept ${address}. Choose another address.`,
  google: 'Your address comes from Google',
  googleText: 'You log in with Google, and have no other address here. Change it in your Google account.',
  off: 'We change it for you',
  offText: 'Your address cannot be changed on this website. Write to us from your current address.',
  contact: 'Contact us',
} as const;

export const DELETION_COPY = {
  title: 'Delete your account?',
  gone: 'What we delete',
  goneList: [
    'Your profile, your ways to log in and all sessions',
    'Your reviews, notifications and subscriptions to mails',
    'Your name, address and email on past orders here, and your account at our shop',
  ],
  stays: 'What stays, and why',
  staysList: [
    'What was ordered, when and for how much, without your name: the law asks for accounts.',
    'Our shop system keeps the data of orders for up to 180 days, in case a payment is disputed.',
    'A record that you asked for this, with numbers only.',
  ],
  when: `We log you out everywhere and delete your account ${deletionDays} days later. Until then, log in or use the link in our mail to keep it.`,
  order: 'An order is on its way',
  orderText: 'We need your address until it has arrived, and delete your account after that.',
  subscriptions: 'Cancel your subscriptions first, so that nothing more is charged.',
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  delete: 'Delete my account',
  deleting: 'Deleting...',
  mailText: (address: string) =>
    `You log in without a password, so we mail a link to ${address} to be sure that it is you.`,
  mail: 'Mail me the link',
  mailing: 'Sending...',
  mailed: 'Check your email',
  mailedText: `The link in our mail deletes your account. It works once, for ${linkHours} hours.`,
  noAddress: 'We have no email address of you. Please contact us.',
  staff: 'You work here',
  staffText: 'The account of a staff member cannot be deleted. Have your role removed first.',
  keep: 'Keep my account',
} as const;
