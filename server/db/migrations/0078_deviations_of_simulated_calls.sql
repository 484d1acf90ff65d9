-- In what a simulated call was not as expected, as the desk shows it in any language: see contract/calls/simulations.ts.
-- Runs from before have their sentences (reasons) alone.
alter table call_simulation_run add column deviations jsonb not null default '[]';
