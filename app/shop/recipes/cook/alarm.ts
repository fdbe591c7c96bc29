const BEEPS_HZ = [880, 880, 1174];
const BEEP_SECONDS = 0.18;
const GAP_SECONDS = 0.28;
const REPEAT_MS = 3_000;
/** A cook who left the kitchen does not come back for a longer alarm. */
const MAX_REPEATS = 20;
const VIBRATION_MS = [200, 100, 200];

let audio: AudioContext | null = null;
let repeats: ReturnType<typeof setInterval> | null = null;

/** Prepares the sound: browsers allow it only from a click or a key press, such as the start of a timer. */
export function prepareAlarm(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  } catch {
    // The browser has no sound: the alarm is visible, and announced by screen readers.
  }
}

/** Rings until it is stopped, for a minute at most. */
export function ringAlarm(): void {
  stopAlarm();
  let count = 0;
  const ring = () => {
    beep();
    // Browsers without vibration lack the method.
    if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    count += 1;
    if (count >= MAX_REPEATS) stopAlarm();
  };
  repeats = setInterval(ring, REPEAT_MS);
  ring();
}

export function stopAlarm(): void {
  if (repeats !== null) clearInterval(repeats);
  repeats = null;
}

function beep(): void {
  if (audio?.state !== 'running') return;
  const context = audio;
  BEEPS_HZ.forEach((hertz, index) => {
    const start = context.currentTime + index * GAP_SECONDS;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.3, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + BEEP_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + BEEP_SECONDS);
  });
}
