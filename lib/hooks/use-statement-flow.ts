import { useStore } from 'zustand';
import { statementSession, type StatementFlow } from '@/lib/page/statement-session';

export function useStatementFlow(): StatementFlow {
  return useStore(statementSession.flow);
}
