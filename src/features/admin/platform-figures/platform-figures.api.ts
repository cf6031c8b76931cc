import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getPlatformFigures } from './platform-figures.contract.ts';

/** Reads how the platform is doing. */
export const usePlatformFigures = () =>
  useQuery({ queryKey: ['platform-figures'], queryFn: () => call(getPlatformFigures) });
