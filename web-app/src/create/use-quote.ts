import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { post } from '../api/client.js';
import type { Quote } from '../api/wire.js';

/** Milliseconds without a change until it is asked. */
const restMs = 350;

/** What the wish would cost, as the service itself reckons it, while it is being made up. */
export function useQuote(body: Record<string, unknown>) {
  const key = JSON.stringify(body);
  const [rested, setRested] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), restMs);
    return () => clearTimeout(timer);
  }, [key]);
  return useQuery({
    queryKey: ['quote', rested],
    queryFn: () => post<Quote>('/app/api/quote', JSON.parse(rested)),
    enabled: (JSON.parse(rested) as { prompt: string }).prompt !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
