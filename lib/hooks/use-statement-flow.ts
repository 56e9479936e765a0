import { useStore } from 'zustand';
import { statementSession, type StatementFlow } from '@/lib/page/statement-session';

/** Where the person stands with a statement. */
export function useStatementFlow(): StatementFlow {
  return useStore(statementSession.flow);
}
