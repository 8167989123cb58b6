import { testScenarios } from '@accretion/engine/kit';
import { ultramassive } from './index.ts';

testScenarios(ultramassive, new URL('./scenarios/', import.meta.url));
