import { OperatorDesk } from '../features/operator/operator.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function OperatorScreen() {
  return <OperatorDesk notFound={<NotFoundScreen />} />;
}
