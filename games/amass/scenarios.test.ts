import { testScenarios } from '@accretion/engine/kit';
import { amass } from './index.ts';

testScenarios(amass, new URL('./scenarios/', import.meta.url));
