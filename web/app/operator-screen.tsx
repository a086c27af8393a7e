import { OperatorPage } from '../features/operator/operator.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function OperatorScreen() {
  return <OperatorPage notFound={<NotFoundScreen />} />;
}
