import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COURSES } from '#features/learn/courses/courses.api.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  answerCourseQuiz,
  downloadCourseFile,
  getCourseModule,
  type ModuleProgress,
  type PlayedModule,
  saveModuleProgress,
} from './course-player.contract.ts';

interface Place {
  slug: string;
  /** From 1; text, because it comes from the address. */
  number: string;
}

const paramsOf = ({ slug, number }: Place) => ({ slug, number });

const keyOf = (userId: string | null, { slug, number }: Place) => [
  ...COURSES,
  'module',
  userId,
  slug,
  number,
];

/** Loads a module with the progress of the member. */
export function useCourseModule(place: Place) {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id ?? null, place),
    queryFn: () => call(getCourseModule, { params: paramsOf(place) }),
    retry: false,
    // A learner who types an answer keeps it: nothing is loaded again behind the back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Shows new progress at once; the catalog and the course are read again when they are opened. */
function useShownProgress(place: Place) {
  const client = useQueryClient();
  const { user } = useSession();
  const key = keyOf(user?.id ?? null, place);
  return (progress: ModuleProgress, result?: PlayedModule['last_result']) => {
    client.setQueryData<PlayedModule>(
      key,
      (module) =>
        module && {
          ...module,
          progress,
          last_result: result ?? module.last_result,
          outline: module.outline.map((one) =>
            one.id === module.id ? { ...one, is_done: progress.is_done } : one,
          ),
        },
    );
    void client.invalidateQueries({ queryKey: COURSES, refetchType: 'none' });
  };
}

/** Notes that the module was opened, or read. */
export function useSaveProgress(place: Place, version: number) {
  const show = useShownProgress(place);
  return useMutation({
    mutationFn: (isRead: boolean) =>
      call(saveModuleProgress, { params: paramsOf(place), body: { version, is_read: isRead } }),
    onSuccess: (progress) => show(progress),
  });
}

/** Sends the answers to the quiz. */
export function useAnswerQuiz(place: Place, version: number) {
  const show = useShownProgress(place);
  return useMutation({
    mutationFn: (answers: number[][]) =>
      call(answerCourseQuiz, { params: paramsOf(place), body: { version, answers } }),
    onSuccess: ({ progress, result }) => show(progress, result),
  });
}

/** Lets the browser save the file of a module. */
export function useDownloadCourseFile(place: Place) {
  return useMutation({
    mutationFn: async (name: string) =>
      saveBlob(await call(downloadCourseFile, { params: paramsOf(place) }), name),
  });
}
