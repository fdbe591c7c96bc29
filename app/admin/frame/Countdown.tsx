interface CountdownProps {
  /** What is announced, once: a number that changes each second would interrupt everything else. */
  readonly announcement: string;
  /** The seconds that are left, in words. */
  readonly text: string;
}

/** The seconds before something is sent. */
export const Countdown = ({announcement, text}: CountdownProps) => (
  <>
    <p role="status" className="sr-only">
      {announcement}
    </p>
    <p aria-hidden="true" className="basis-full text-xl font-semibold tabular-nums">
      {text}
    </p>
  </>
);
