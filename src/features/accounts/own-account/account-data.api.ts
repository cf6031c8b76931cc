import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { exportAccountData } from './account-data.contract.ts';

export const useExportAccountData = () => useMutation({ mutationFn: () => call(exportAccountData) });
