import type { Company, CompanyActions } from '../../match/source.ts';
import { useFrame } from '../frame.ts';
import { RefusalToast } from './RefusalToast.tsx';
import { Toast } from './Toast.tsx';

interface Props {
  readonly trouble: NonNullable<Company['trouble']>;
  readonly actions: CompanyActions;
}

/** What the server refused, in one sentence. */
export default function TroubleToast({ trouble, actions }: Props) {
  const { settings } = useFrame();
  if (trouble.refusal !== undefined) return <RefusalToast refusal={trouble.refusal} onClose={actions.hush} />;
  return (
    <Toast about={trouble} onClose={actions.hush}>
      {trouble.words[settings.language]}
    </Toast>
  );
}
