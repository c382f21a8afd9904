import type { Timeline } from '@scenewright/core/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { post } from '../api/client.js';
import type { SettingValue } from '../api/wire.js';

/** The picture with these settings, as the renderer would draw it; the one before stays until it is there. */
export function useDrawn(project: string, version: string, values: Record<string, SettingValue>) {
  const settings = useDeferredValue(values);
  return useQuery({
    queryKey: ['drawn', version, settings],
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      return post<{ timeline: Timeline }>(`/app/api/infographics/${project}/versions/${version}/timeline`, {
        settingsValues: settings,
      });
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 30_000,
  });
}
