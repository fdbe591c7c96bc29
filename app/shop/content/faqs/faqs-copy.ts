import {businessDays, POLICY} from '~/core/policy';

export const FAQS_COPY = {
  lead: 'What people ask before they order, while they cook, and after the box has arrived.',
  linkTo: 'Link to this answer',
  still: 'Still have questions?',
  stillText: `Write to us. A person answers within ${businessDays(POLICY.replyBusinessDays)}.`,
  contact: 'Contact Us',
  or: 'Or write to',
} as const;
