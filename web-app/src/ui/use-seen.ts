import { useEffect, useRef, useState } from 'react';

/** Whether an element has come into sight: what is drawn before that is drawn for nobody. */
export function useSeen<E extends Element>() {
  const element = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, isSeen] as const;
}
