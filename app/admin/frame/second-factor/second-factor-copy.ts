import type {SecondFactorProblem} from './verify-view';

const MINUTE_SECONDS = 60;

export const SECOND_FACTOR_COPY = {
  verify: {
    title: 'Enter your code',
    text: 'Open your authenticator app and type the 6-digit code it shows for this shop.',
    code: 'Code',
    submit: 'Continue',
    lost: 'I cannot use my app',
    recoveryText: 'Type one of the recovery codes you saved. Each works once.',
    recoveryCode: 'Recovery code',
    recover: 'Use recovery code',
  },
  mail: {
    title: 'Protect your admin account',
    text: 'Besides your password, the admin asks for a code from an app on your phone or in your password manager. To set it up, we first send a code to your email address.',
    submit: 'Email me a code',
  },
  'no-mail-service': {
    title: 'The shop cannot send emails yet',
    text: 'To protect your admin account, we first send a code to your email address. Set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM, then reload this page.',
  },
  enroll: {
    title: 'Protect your admin account',
    text: 'Besides your password, the admin asks for a code from an app on your phone or in your password manager.',
    mailed: 'We sent a code to your email address. You need it below.',
    scan: 'Scan this with your authenticator app',
    qrCode: 'QR code for your authenticator app',
    typed: 'Or type this key into the app:',
    code: 'Then type the 6-digit code the app shows',
    mailCode: 'And the code from the email',
    submit: 'Turn on',
  },
  enrolled: {
    title: 'Save your recovery codes',
    text: 'If you lose your app, one of these codes lets you in. Each works once. Store them somewhere safe: we show them only now.',
    codes: 'Recovery codes',
    submit: 'I have saved them',
  },
} as const;

export function secondFactorText(problem: SecondFactorProblem): string {
  switch (problem.kind) {
    case 'wrong-code':
      return 'That code is not right. Check the time on your phone, wait for the next code and try again.';
    case 'used-code':
      return 'That code was already used. Please wait for the next one.';
    case 'wrong-recovery-code':
      return 'That recovery code is not right, or it was already used.';
    case 'throttled':
      return `Too many tries. Please try again in ${toMinutes(problem.retryAfterSeconds)}.`;
    case 'too-late':
      return 'This page was open for too long. Please let us send you a new code.';
    case 'wrong-mail-code':
      return 'The code from the email is not right. Please use the latest one.';
    case 'no-address':
      return 'We know no verified address of yours. Reset your password by email, or sign in with Google or an emailed code, then come back.';
    case 'mail-unavailable':
      return 'We could not send the email. Please try again in a minute. If it stays so, check the mail service of the shop.';
    case 'unreadable-secret':
      return 'Your codes cannot be checked any more. Ask a colleague to reset your second factor, or see the README.';
    case 'unavailable':
      return 'We could not check the code just now. Please try again in a moment.';
  }
}

function toMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
