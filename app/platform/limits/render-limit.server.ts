import {RENDER_LIMIT} from './limits';

type RenderLimits = Readonly<typeof RENDER_LIMIT>;

export interface RenderLimit {
  /**
   * Runs a render when it is its turn.
   * @param keepAlive extends a request, so that the next page begins even if this visitor leaves
   * @returns its result, or null if the page would wait too long
   */
  run<Result>(render: () => Promise<Result>, keepAlive: (promise: Promise<unknown>) => void): Promise<Result | null>;
}

/** A page that takes longer waits for Shopify, and leaves the CPU to others. */
const ACTIVE_MS = 100;

/**
 * Creates a limit. Without one an isolate accepts every request under overload and renders all of them late, when visitors
 * have left.
 */
export function createRenderLimit(limits: RenderLimits = RENDER_LIMIT): RenderLimit {
  const {maxActive, maxStarted} = limits;
  const queue = createQueue(limits);
  let active = 0;
  let started = 0;

  const hasRoom = () => active < maxActive && started < maxStarted;
  const begin = () => {
    active += 1;
    started += 1;
  };
  const beginNext = () => {
    while (hasRoom() && queue.admitFirst()) begin();
  };
  /** Begins at once if there is room: no page waits then. */
  const admit = async (): Promise<boolean> => {
    if (!hasRoom()) return queue.wait();
    begin();
    return true;
  };

  /** Counts a page until its response begins. */
  const count = async (page: Promise<unknown>) => {
    const settled = page.then(nothing, nothing);
    const timer = createTimer(ACTIVE_MS);
    await Promise.race([settled, timer.ended]);
    timer.clear();
    active -= 1;
    beginNext();
    await settled;
    started -= 1;
    beginNext();
  };

  return {
    async run(render, keepAlive) {
      // At once, since a request that waits and is refused then costs more.
      if (!hasRoom() && !queue.hasRoom()) return null;
      const admission = admit();
      const page = admission.then(async (isAdmitted) => {
        if (!isAdmitted) return null;
        // workerd accepts no request while it has other work: the timer lets it count those that arrived in the meantime.
        await createTimer(0).ended;
        return render();
      });
      keepAlive(admission.then((isAdmitted) => (isAdmitted ? count(page) : undefined)));
      return page;
    },
  };
}

const nothing = () => undefined;

function createTimer(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  return {ended: start(), extend: start, clear: () => clearTimeout(timer)};
}

function createQueue({maxQueued, maxDelayMs, maxWaitMs}: RenderLimits) {
  /** When each page began to wait, by the function that admits it; in the order of their requests. */
  const waiting = new Map<() => void, number>();
  const isSlow = () => {
    const [firstMs] = waiting.values();
    return firstMs !== undefined && Date.now() - firstMs >= maxDelayMs;
  };
  return {
    /** Returns whether a page was waiting. */
    admitFirst(): boolean {
      const [first] = waiting.keys();
      if (!first) return false;
      waiting.delete(first);
      first();
      return true;
    },
    /** Returns whether another page may wait: not if too many do, or the first one has waited long. */
    hasRoom: () => waiting.size < maxQueued && !isSlow(),
    /** @returns false after too long a wait */
    async wait(): Promise<boolean> {
      let admit = nothing;
      const admitted = new Promise<true>((resolve) => (admit = () => void resolve(true)));
      waiting.set(admit, Date.now());
      const timer = createTimer(maxWaitMs);
      const isLate = timer.ended.then(() => {
        if (waiting.delete(admit)) return false;
        // Another request has just admitted the page. workerd ends a request that waits without a timer of its own.
        void timer.extend();
        return admitted;
      });
      const isAdmitted = await Promise.race([admitted, isLate]);
      timer.clear();
      return isAdmitted;
    },
  };
}

/** Buying, signing in, servers and staff never wait for other visitors' pages. */
const NEVER_LIMITED =
  /^\/(?:cart|discount|account|auth|logout|subscribe|unsubscribe|admin|realtime|webhooks|health|csp-reports)(?:\/|$)/;
/** Data of client-side navigations, feeds and text files render no page. */
const FILE = /\.\w+$/;

/** Returns whether a request renders a page that visitors can load again later. */
export function isLimitedPage({pathname}: Pick<URL, 'pathname'>, method: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NEVER_LIMITED.test(pathname) && !FILE.test(pathname);
}
