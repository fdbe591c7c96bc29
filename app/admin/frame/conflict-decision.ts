/** Which value stays of one that two people have changed: what somebody else has stored, or the person's own. */
export type ConflictDecision = 'theirs' | 'mine';
