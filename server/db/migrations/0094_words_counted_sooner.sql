-- Each text taught counts hundreds of lexemes once more, which was most of what teaching it took.

-- PostgreSQL reads the expressions of generated columns anew for every row that it updates, which doubled the time. So
-- these are ordinary columns now: whoever adds a lexeme writes them, and nobody changes them.
alter table knowledge_lexeme
  alter column initial drop expression,
  alter column letters drop expression,
  alter column rest drop expression;

-- The most common lexemes are neighbours, because the first texts brought them, so one text changes half of a page. The
-- new rows must find room there: elsewhere they cost an entry in each index.
alter table knowledge_lexeme set (fillfactor = 50);

-- Counts say nothing to the planner, and the search of a question is planned without statistics. While a table is
-- analysed, nothing of what was replaced can be cleared away.
alter table knowledge_lexeme set (autovacuum_analyze_scale_factor = 1);
alter table knowledge_posting set (autovacuum_analyze_scale_factor = 0.5);
