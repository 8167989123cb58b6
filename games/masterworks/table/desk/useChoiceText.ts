/** A choice in words, as the list of choices has it. */
import { choiceText } from '../../words/questions/choices.ts';
import { useBoard } from '../context.ts';
import type { Choice } from '../types.ts';

export function useChoiceText(): (choice: Choice) => string {
  const { props, view, language } = useBoard();
  return (choice) => choiceText(choice, view, props.ruleset, language);
}
