import {useEffect, useRef, useState} from 'react';

/** Announces what is chosen when it changes, but not on page load. */
export function ChoiceAnnouncer({text}: {readonly text: string}) {
  const [message, setMessage] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    setMessage(text);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
