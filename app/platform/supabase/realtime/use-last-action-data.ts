import {useActionData, useLocation} from '@remix-run/react';
import {useState} from 'react';

/**
 * Returns the result of the last form of this page. Unlike that of `useActionData`, it survives a live reload, which
 * would take away the message beside a rejected form.
 */
export function useLastActionData<Action>(): ReturnType<typeof useActionData<Action>> {
  const data = useActionData<Action>();
  const {key} = useLocation();
  const [last, setLast] = useState({data, key});
  if (data !== undefined && (data !== last.data || key !== last.key)) setLast({data, key});
  return data ?? (key === last.key ? last.data : undefined);
}
