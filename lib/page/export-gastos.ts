import type { ExportRequest } from '@/lib/export/export-job';
import { startJob, type RunningJob } from './job-client';

/** Starts an export in the data worker. It changes nothing that is stored. */
export function startExport(
  request: ExportRequest,
  onPercent: (percent: number) => void,
): RunningJob<'export'> {
  return startJob('export', request, onPercent);
}
